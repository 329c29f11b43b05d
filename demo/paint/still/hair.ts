/** Hair, beards and a hat for the portraits; coordinates follow the head in portrait.ts. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  dot,
  ellipse,
  group,
  num,
  type Point,
  path,
  polygon,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import type { Part, Person } from './portrait.ts';

/** A mass of hair: base, shaded far side, a band of shine, and strands drawn along it. */
function mass(
  sheet: Sheet,
  points: readonly Point[],
  colour: Colour,
  shine: readonly Point[] = [],
  strands = '',
): string {
  const data = smooth(points);
  const far = polygon([
    [500, 60],
    [820, 60],
    [820, 900],
    [520, 900],
    [560, 330],
  ]);
  return group(
    path(data, colour) +
      path(far, darken(colour, 0.34), 'fill-opacity="0.9"') +
      (shine.length > 0 ? path(smooth(shine), lighten(colour, 0.28), 'fill-opacity="0.75"') : '') +
      stroke(strands, darken(colour, 0.38), 4, 'stroke-opacity="0.55"'),
    `clip-path="${sheet.clip(data)}"`,
  );
}

/** A chin-length bob: the back half. */
export const bobBack: Part = (sheet, { hair }) =>
  mass(
    sheet,
    [
      [450, 150],
      [570, 176],
      [620, 290],
      [628, 430],
      [616, 540],
      [540, 566],
      [360, 566],
      [284, 540],
      [272, 430],
      [280, 290],
      [330, 176],
    ],
    darken(hair, 0.25),
  );

/** A chin-length bob, parted at the side: the front. */
export const bobFront: Part = (sheet, { hair }) =>
  mass(
    sheet,
    [
      [410, 146],
      [500, 146],
      [590, 196],
      [626, 300],
      [630, 420],
      [606, 548],
      [572, 520],
      [580, 400],
      [566, 310],
      [500, 262],
      [410, 226],
      [366, 276],
      [330, 330],
      [322, 420],
      [328, 520],
      [292, 548],
      [268, 420],
      [276, 290],
      [320, 190],
    ],
    hair,
    [
      [300, 300],
      [330, 216],
      [400, 172],
      [386, 214],
      [342, 264],
      [318, 340],
    ],
    'M410 150Q350 200 318 330Q300 420 308 530M430 150Q540 190 584 300Q606 400 592 530M416 152Q380 200 352 262M470 150Q570 200 606 320',
  );

/** Long hair falling behind the shoulders. */
export const longBack: Part = (sheet, { hair }) =>
  mass(
    sheet,
    [
      [450, 140],
      [580, 176],
      [642, 300],
      [650, 470],
      [672, 640],
      [650, 790],
      [560, 820],
      [340, 820],
      [252, 790],
      [230, 640],
      [250, 470],
      [258, 300],
      [320, 176],
    ],
    darken(hair, 0.22),
    [],
    'M280 420Q262 600 280 780M310 500Q290 640 320 800M620 420Q640 600 618 780M590 500Q610 660 580 800',
  );

/** Long hair, parted in the middle: the front. */
export const longFront: Part = (sheet, { hair }) =>
  mass(
    sheet,
    [
      [446, 142],
      [540, 154],
      [616, 236],
      [640, 370],
      [646, 520],
      [668, 660],
      [636, 770],
      [596, 700],
      [596, 560],
      [590, 420],
      [566, 316],
      [508, 248],
      [450, 204],
      [398, 248],
      [342, 312],
      [316, 420],
      [312, 560],
      [306, 700],
      [262, 772],
      [232, 660],
      [252, 520],
      [258, 370],
      [282, 236],
      [354, 156],
    ],
    hair,
    [
      [286, 330],
      [306, 240],
      [368, 180],
      [424, 164],
      [366, 222],
      [322, 300],
      [300, 420],
    ],
    'M448 150Q350 196 304 330Q280 460 282 740M450 150Q560 200 600 330Q620 470 626 740M440 160Q372 210 334 300M296 420Q268 560 262 700',
  );

/** Hair drawn back into a bun. */
export const bunBack: Part = (sheet, { hair }) =>
  mass(
    sheet,
    [
      [450, 84],
      [512, 100],
      [536, 150],
      [512, 198],
      [450, 212],
      [388, 198],
      [364, 150],
      [388, 100],
    ],
    darken(hair, 0.12),
    [
      [394, 130],
      [420, 106],
      [456, 104],
      [424, 126],
      [408, 156],
    ],
    'M390 150Q430 110 500 120M400 176Q440 140 520 150M420 196Q470 170 516 178',
  );

/** The drawn-back hair of a bun, close to the head. */
export const bunFront: Part = (sheet, { hair, face = 1 }) => {
  const w = 128 * face;
  return mass(
    sheet,
    [
      [450, 152],
      [540, 172],
      [450 + w + 16, 260],
      [450 + w + 12, 366],
      [450 + w - 12, 392],
      [450 + w - 18, 320],
      [524, 258],
      [450, 240],
      [376, 258],
      [450 - w + 18, 318],
      [450 - w + 12, 392],
      [450 - w - 12, 366],
      [450 - w - 16, 260],
      [360, 172],
    ],
    hair,
    [
      [330, 280],
      [360, 206],
      [430, 174],
      [396, 214],
      [356, 262],
    ],
    'M450 156Q370 190 330 330M470 156Q550 196 576 330M430 158Q390 190 372 252M490 160Q530 200 540 262',
  );
};

/** Short hair brushed to the side; `recede` (0–1) lifts the hairline. */
export const shortFront =
  (recede = 0, volume = 1): Part =>
  (sheet, { hair, face = 1 }) => {
    const w = 128 * face;
    const top = 150 - 14 * volume + recede * 24;
    const line = 258 - recede * 40;
    return mass(
      sheet,
      [
        [420, top],
        [520, top + 6],
        [450 + w * 0.94, 208],
        [450 + w + 12, 286],
        [450 + w + 8, 372],
        [450 + w - 10, 392],
        [450 + w - 14, 318],
        [450 + w * 0.74, line + 18],
        [500, line - 6],
        [430, line - 12],
        [450 - w * 0.6, line + 8],
        [450 - w + 14, 318],
        [450 - w + 10, 392],
        [450 - w - 8, 372],
        [450 - w - 12, 286],
        [450 - w * 0.9, 204],
      ],
      hair,
      [
        [340, 246],
        [366, 194],
        [436, top + 16],
        [500, top + 26],
        [420, 206],
        [370, 246],
      ],
      `M380 ${num(line - 8)}Q400 190 470 166M430 ${num(line - 16)}Q460 196 530 176M490 ${num(line - 10)}Q510 206 566 206M340 300Q340 230 390 190`,
    );
  };

/** Short curly hair with volume. */
export const curlyFront: Part = (sheet, { hair, face = 1 }) => {
  const w = 128 * face;
  const { random } = sheet;
  const curls: string[] = [];
  const dark: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < 120; i++) {
    const angle = Math.PI * (0.97 + random.next() * 1.06);
    const reach = random.between(0.92, 1.28);
    const x = 450 + Math.cos(angle) * w * reach * 1.02;
    const y = 340 + Math.sin(angle) * 168 * reach;
    if (y > 400) continue;
    const radius = random.between(17, 28);
    curls.push(dot(x, y, radius));
    (x > 520 ? dark : light).push(
      `M${num(x - radius * 0.5)} ${num(y)}a${num(radius * 0.5)} ${num(radius * 0.5)} 0 0 1 ${num(radius)} 0`,
    );
  }
  const cap = smooth([
    [450, 160],
    [560, 190],
    [450 + w + 6, 310],
    [450 + w - 16, 330],
    [534, 262],
    [450, 238],
    [366, 262],
    [450 - w + 16, 330],
    [450 - w - 6, 310],
    [340, 190],
  ]);
  return (
    path(cap, hair) +
    path(curls.join(''), hair) +
    stroke(light.join(''), lighten(hair, 0.26), 5, 'stroke-opacity="0.8"') +
    stroke(dark.join(''), darken(hair, 0.45), 5, 'stroke-opacity="0.8"')
  );
};

/** A full trimmed beard with moustache. */
export const fullBeard: Part = (sheet, person) => {
  const { hair, face = 1, jaw = 1 } = person;
  const w = 128 * face;
  const j = 110 * jaw;
  const data = smooth([
    [450 - w - 2, 380],
    [450 - w + 16, 440],
    [450 - j * 0.62, 476],
    [440 - 46, 478],
    [440, 470],
    [440 + 46, 478],
    [450 + j * 0.62, 476],
    [450 + w - 16, 440],
    [450 + w + 2, 380],
    [450 + w + 2, 460],
    [450 + j + 4, 530],
    [450 + j * 0.52, 594],
    [446, 616],
    [450 - j * 0.52, 594],
    [450 - j - 4, 530],
    [450 - w - 2, 460],
  ]);
  const lipGap = ellipse(440, 503, 44, 20, tonesOfLipGap(person));
  const shade = polygon([
    [480, 380],
    [640, 380],
    [640, 640],
    [440, 640],
    [476, 540],
  ]);
  let strands = '';
  for (let i = 0; i < 34; i++) {
    const x = sheet.random.between(330, 560);
    const y = sheet.random.between(530, 590);
    strands += `M${num(x)} ${num(y)}q${num((450 - x) * 0.06)} 14 ${num((450 - x) * 0.14)} 26`;
  }
  return (
    group(
      path(data, hair) +
        path(shade, darken(hair, 0.32), 'fill-opacity="0.85"') +
        stroke(strands, lighten(hair, 0.18), 3, 'stroke-opacity="0.5"'),
      `clip-path="${sheet.clip(data)}"`,
    ) +
    lipGap +
    path(
      'M398 494Q418 486 436 490Q440 492 444 490Q462 486 482 494Q440 510 398 494Z',
      darken(person.lips, 0.14),
    ) +
    path('M402 497Q440 508 478 497Q462 520 440 520Q418 520 402 497Z', person.lips) +
    stroke('M396 493Q440 512 484 493', darken(person.lips, 0.5), 4)
  );
};

const tonesOfLipGap = (person: Person) => darken(mix(person.skin, person.hair, 0.5), 0.08);

/** A moustache. */
export const moustache: Part = (_sheet, { hair }) =>
  path(
    'M440 468Q410 464 388 488Q378 500 368 500Q392 510 414 500Q432 494 440 484Q448 494 466 500Q488 510 512 500Q502 500 492 488Q470 464 440 468Z',
    hair,
  ) +
  path(
    'M440 468Q470 464 492 488Q502 500 512 500Q488 510 466 500Q448 494 440 484Z',
    darken(hair, 0.25),
    'fill-opacity="0.8"',
  );

/** A flat cap of tweed. */
export const flatCap =
  (colour: Colour): Part =>
  (sheet, person) => {
    const w = 128 * (person.face ?? 1);
    const sides =
      path(
        `M${450 - w - 8} 290Q${450 - w - 10} 350 ${450 - w + 6} 392L${450 - w + 14} 310Z`,
        person.hair,
      ) +
      path(
        `M${450 + w + 8} 290Q${450 + w + 10} 350 ${450 + w - 6} 392L${450 + w - 14} 310Z`,
        darken(person.hair, 0.3),
      );
    const crown = smooth([
      [450 - w - 26, 272],
      [450 - w - 8, 200],
      [390, 142],
      [480, 128],
      [560, 150],
      [450 + w + 24, 216],
      [450 + w + 26, 276],
      [540, 262],
      [440, 252],
      [350, 262],
    ]);
    const brim = smooth([
      [450 - w - 28, 276],
      [360, 244],
      [440, 236],
      [530, 244],
      [450 + w + 22, 276],
      [540, 292],
      [440, 300],
      [340, 294],
    ]);
    let weave = '';
    for (let i = -8; i < 16; i++) {
      weave += `M${300 + i * 30} 110l-60 200M${250 + i * 30} 110l60 200`;
    }
    return (
      sides +
      group(
        path(crown, colour) +
          stroke(weave, lighten(colour, 0.25), 2.5, 'stroke-opacity="0.35"') +
          path('M500 110L700 110L700 330L560 330Z', darken(colour, 0.4), 'fill-opacity="0.75"') +
          path(
            smooth([
              [330, 240],
              [360, 180],
              [440, 146],
              [500, 146],
              [420, 186],
              [372, 240],
            ]),
            lighten(colour, 0.28),
            'fill-opacity="0.5"',
          ),
        `clip-path="${sheet.clip(crown)}"`,
      ) +
      path(brim, darken(colour, 0.32)) +
      stroke(
        `M${num(450 - w - 16)} 274Q440 232 ${num(450 + w + 12)} 274`,
        lighten(colour, 0.15),
        4,
        'stroke-opacity="0.6"',
      ) +
      // The brim's shadow on the forehead.
      path(
        smooth([
          [450 - w + 12, 292],
          [440, 300],
          [450 + w - 12, 292],
          [530, 322],
          [440, 322],
          [350, 320],
        ]),
        darken(person.skin, 0.5),
        'fill-opacity="0.4"',
      )
    );
  };
