import type { Random } from './random.ts';
import { type Point, polygon, smooth } from './svg.ts';

export function limb([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const midX = ax + (bx - ax) * 0.35;
  const midY = ay + (by - ay) * 0.6;
  return smooth([
    [ax - width * 0.6, ay],
    [midX - width * 0.4, midY],
    [bx, by],
    [midX + width * 0.4, midY],
    [ax + width * 0.6, ay],
  ]);
}

/** A branch that forks and forks again, thinner each time; upper edges are kept for lying snow. */
export function branching(
  random: Random,
  branch: {
    from: Point;
    angle: number;
    length: number;
    width: number;
    forks: number;
    snowLines: string[];
  },
): string {
  const { from, angle, length, width, forks, snowLines } = branch;
  const [ax, ay] = from;
  const bend = angle + random.between(-0.2, 0.2);
  const end: Point = [ax + Math.sin(bend) * length, ay - Math.cos(bend) * length];
  const thin = width * 0.55;
  const [nx, ny] = [Math.cos(bend), Math.sin(bend)];
  let data = polygon([
    [ax - (nx * width) / 2, ay - (ny * width) / 2],
    [end[0] - (nx * thin) / 2, end[1] - (ny * thin) / 2],
    [end[0] + (nx * thin) / 2, end[1] + (ny * thin) / 2],
    [ax + (nx * width) / 2, ay + (ny * width) / 2],
  ]);
  if (width > 1.5)
    snowLines.push(
      polygon(
        [
          [ax, ay - width * 0.3],
          [end[0], end[1] - thin * 0.3],
        ],
        false,
      ),
    );
  if (forks > 0) {
    for (const turn of [-0.5, 0.12, 0.55]) {
      if (turn === 0.12 && random.chance(0.35)) continue;
      data += branching(random, {
        from: end,
        angle: bend + turn + random.between(-0.18, 0.18),
        length: length * random.between(0.55, 0.78),
        width: thin,
        forks: forks - 1,
        snowLines,
      });
    }
  }
  return data;
}
