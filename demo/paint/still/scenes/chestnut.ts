/** Chestnuts: the bowl, the open burr, the branch. */
import { mix } from '../../colour.ts';
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { rect, type Sheet, scene, smooth, stroke } from '../../svg.ts';
import { broadleaf, foliage, grass } from '../../trees.ts';
import { burr, chestnut, chestnutHeap, chestnutLeaf } from '../chestnuts.ts';
import { glow } from '../fire.ts';
import { vignette } from '../form.ts';
import { cycle, each } from '../lists.ts';
import { ground, valley } from '../outdoors.ts';
import { table, wall } from '../table.ts';
import { bowl } from '../vessels.ts';

const leafColours = ['#b9763a', '#c98f3c', '#a5572a', '#8f7a34', '#d3a24a'] as const;

function leafFloor(sheet: Sheet, top: number, count: number): string {
  const { random, width, height } = sheet;
  const placed = Array.from(
    { length: count },
    () => [random.between(-100, width), random.between(top, height + 60)] as const,
  );
  return [...placed]
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => {
      const near = (y - top) / (height - top);
      return chestnutLeaf(
        x,
        y,
        240 + near * 200,
        random.between(0, 360),
        mix(random.pick(leafColours), '#2c1a14', 0.3 * (1 - near)),
      );
    })
    .join('');
}

/** Three pictures of chestnuts. */
export const chestnutScenes: Scene[] = [
  scene(
    'castanha',
    'Taça de barro cheia de castanhas, com ouriços abertos e folhas numa mesa de madeira.',
    (sheet) => {
      const leaves = [
        [420, 1010, 420, 168, 0],
        [560, 1080, 380, 200, 1],
        [1480, 1090, 430, 12, 2],
        [1420, 1010, 360, -22, 3],
        [1000, 1190, 360, 30, 4],
      ] as const;
      return (
        wall(sheet, '#3f6a58') +
        table(sheet, 800) +
        leaves
          .map(([x, y, length, angle, tint]) =>
            chestnutLeaf(x, y, length, angle, leafColours[tint]),
          )
          .join('') +
        bowl(sheet, 960, 1010, 420, '#a65a34', chestnutHeap(sheet, 960, 740, 360, 200, 70)) +
        burr(sheet, 440, 990, 130) +
        burr(sheet, 1510, 1010, 150, '#b3a04c') +
        chestnut(sheet, 660, 1140, 66, -30) +
        chestnut(sheet, 1200, 1160, 70, 40) +
        chestnut(sheet, 1320, 1100, 64, -12) +
        vignette(sheet)
      );
    },
  ),
  scene('castanha-2', 'Ouriço aberto com castanhas sobre folhas caídas no souto.', (sheet) => {
    const fill = sheet.linear([
      [0, '#5b3a22'],
      [1, '#2f1c14'],
    ]);
    return (
      rect(0, 0, sheet.width, sheet.height, fill) +
      leafFloor(sheet, -200, 190) +
      rect(0, 0, sheet.width, sheet.height, '#1d0f0c', 'fill-opacity="0.28"') +
      glow(sheet, 780, 520, 900, 0.4, '#ffd28a') +
      chestnutLeaf(560, 860, 720, 150, '#c98f3c') +
      chestnutLeaf(1240, 900, 760, 18, '#d3a24a') +
      chestnutLeaf(900, 1010, 620, 65, '#b9763a') +
      burr(sheet, 960, 660, 400, '#aaa14c') +
      chestnut(sheet, 430, 1040, 120, -34) +
      chestnut(sheet, 1500, 1060, 130, 26) +
      chestnut(sheet, 1690, 960, 104, -60) +
      vignette(sheet, 0.5)
    );
  }),
  scene(
    'castanha-3',
    'Ramo de castanheiro com ouriços diante da serra ao fim da tarde.',
    (sheet) => {
      const light = lights.golden;
      const branch = smooth(
        [
          [-60, 220],
          [360, 330],
          [820, 330],
          [1260, 420],
          [1640, 400],
        ],
        false,
      );
      const leaves = [
        [300, 320, 430, 62],
        [480, 340, 470, 100],
        [700, 330, 460, 40],
        [880, 340, 470, 84],
        [1080, 370, 460, 46],
        [1240, 420, 420, 96],
        [1400, 410, 440, 30],
        [1600, 400, 420, -6],
        [1620, 400, 400, 52],
        [560, 330, 400, -50],
        [980, 340, 380, -36],
        [1300, 410, 380, -46],
        [220, 300, 380, -42],
      ] as const;
      return (
        valley(sheet, light, { horizon: 0.72 }) +
        ground(sheet, light, 1090, '#a98a3c') +
        each(
          [
            [160, 1150, 330],
            [430, 1120, 260],
            [760, 1140, 290],
            [1250, 1130, 280],
            [1560, 1150, 330],
            [1860, 1130, 300],
            [1010, 1170, 340],
          ],
          (x, y, height) =>
            broadleaf(sheet, light, { x, y, height, colours: foliage.gold, distance: 0.15 }),
        ) +
        grass(sheet, light, { from: 0, to: 2000, top: 1150, bottom: 1345, count: 150, size: 60 }) +
        stroke(branch, '#4a3322', 34) +
        stroke(branch, '#8d6a48', 10, 'transform="translate(-4 -8)"') +
        leaves
          .map(([x, y, length, angle], i) =>
            chestnutLeaf(
              x,
              y,
              length,
              angle,
              cycle(['#a8983c', '#c9973c', '#8a9040', '#b9763a'], i),
            ),
          )
          .join('') +
        burr(sheet, 760, 560, 128, '#b7b04e', true) +
        burr(sheet, 1010, 500, 110, '#a3a046', true) +
        burr(sheet, 1420, 590, 136, '#b7b04e', true)
      );
    },
  ),
];
