/** Clothes, glasses and jewels for the portraits; coordinates follow the bust in portrait.ts. */
import { type Colour, darken, lighten } from '../colour.ts';
import { dot, ellipse, group, num, path, polygon, rect, smooth, stroke } from '../svg.ts';
import { garment, type Part } from './portrait.ts';

/** Round-cornered glasses. */
export const glasses =
  (colour: Colour): Part =>
  (_sheet, { face = 1 }) => {
    const w = 128 * face;
    const rim = (x: number) =>
      rect(
        x - 47,
        330,
        94,
        76,
        '#fff8e8',
        `rx="32" fill-opacity="0.14" stroke="${colour}" stroke-width="8"`,
      );
    return (
      rim(382) +
      rim(498) +
      stroke(
        `M429 358Q440 348 451 358M335 356L${num(450 - w)} 350M545 356L${num(450 + w)} 350`,
        colour,
        7,
      ) +
      stroke('M352 352l20 -12M468 352l20 -12', '#fffaf0', 5, 'stroke-opacity="0.6"')
    );
  };

/** Small earrings that catch the light. */
export const earrings =
  (colour: Colour): Part =>
  (_sheet, { face = 1 }) => {
    const w = 128 * face;
    return (
      ellipse(450 - w - 10, 452, 9, 11, colour) +
      ellipse(450 - w - 13, 448, 3, 3, '#fffaf0') +
      ellipse(450 + w + 10, 452, 9, 11, darken(colour, 0.3))
    );
  };

/** A fine chain with a small medal. */
export const necklace =
  (colour: Colour): Part =>
  () =>
    stroke('M388 596Q420 652 450 664Q480 652 512 596', colour, 4) +
    ellipse(450, 672, 9, 11, colour);

/** A jacket with lapels over a shirt or blouse. */
export const jacket =
  (colour: Colour, shirt: Colour, tie?: Colour): Part =>
  (sheet, person) => {
    const dark = darken(colour, 0.4);
    const inner =
      path(
        polygon([
          [372, 640],
          [528, 640],
          [560, 700],
          [470, 930],
          [440, 930],
          [340, 700],
        ]),
        shirt,
      ) +
      path(
        polygon([
          [470, 690],
          [528, 640],
          [560, 700],
          [470, 930],
          [452, 930],
        ]),
        darken(shirt, 0.25),
        'fill-opacity="0.7"',
      ) +
      (tie
        ? path(
            polygon([
              [432, 700],
              [470, 700],
              [476, 738],
              [462, 752],
              [484, 930],
              [424, 930],
              [442, 752],
              [426, 738],
            ]),
            tie,
          ) +
          path(
            polygon([
              [452, 752],
              [462, 752],
              [484, 930],
              [452, 930],
            ]),
            darken(tie, 0.3),
          ) +
          path('M432 700H470L476 738L451 752L426 738Z', lighten(tie, 0.12))
        : '');
    const collar =
      path(
        polygon([
          [370, 646],
          [384, 640],
          [450, 704],
          [408, 752],
          [350, 690],
        ]),
        lighten(shirt, 0.3),
      ) +
      path(
        polygon([
          [530, 646],
          [516, 640],
          [450, 704],
          [494, 752],
          [552, 690],
        ]),
        darken(shirt, 0.12),
      );
    const lapels =
      path(
        polygon([
          [350, 664],
          [330, 700],
          [306, 790],
          [350, 800],
          [330, 826],
          [446, 940],
          [452, 920],
          [390, 770],
        ]),
        lighten(colour, 0.12),
      ) +
      path(
        polygon([
          [550, 664],
          [572, 700],
          [600, 790],
          [556, 800],
          [578, 826],
          [456, 940],
          [452, 920],
          [512, 770],
        ]),
        dark,
      ) +
      stroke(
        'M350 664L390 770L452 920M306 790L350 800L330 826L440 936',
        dark,
        4,
        'stroke-opacity="0.7"',
      ) +
      stroke('M550 664L512 770L452 920', darken(colour, 0.6), 4);
    return garment(sheet, person, colour, inner + lapels + collar);
  };

/** A knitted jumper with a round collar and ribs. */
export const jumper =
  (colour: Colour, pattern?: Colour): Part =>
  (sheet, person) => {
    let knit = '';
    for (let row = 0; row < 9; row++) {
      for (let i = 0; i < 40; i++) {
        knit += `M${140 + i * 16} ${720 + row * 26}l6 9l6 -9`;
      }
    }
    let band = '';
    if (pattern) {
      for (let i = 0; i < 22; i++) {
        const x = 110 + i * 34;
        const y = 800 - Math.abs(x - 450) * -0.05;
        band += polygon([
          [x, y],
          [x + 13, y - 17],
          [x + 26, y],
          [x + 13, y + 17],
        ]);
      }
    }
    const collar =
      'M366 634Q380 700 450 712Q520 700 534 634L562 664Q540 742 450 750Q360 742 338 664Z';
    return (
      garment(
        sheet,
        person,
        colour,
        stroke(knit, darken(colour, 0.35), 2.6, 'stroke-opacity="0.3"') +
          (pattern ? path(band, pattern, 'fill-opacity="0.85"') : ''),
      ) +
      path(collar, lighten(colour, 0.12)) +
      path('M470 711Q520 700 534 634L562 664Q540 742 478 749Z', darken(colour, 0.4)) +
      stroke(
        'M366 662l-12 16M378 684l-14 20M398 700l-10 24M424 708l-4 26M452 712v26',
        darken(colour, 0.35),
        3,
        'stroke-opacity="0.6"',
      )
    );
  };

/** A buttoned shirt with open collar. */
export const openShirt =
  (colour: Colour, check?: Colour): Part =>
  (sheet, person) => {
    let lines = '';
    for (let i = 0; i < 16; i++) lines += `M${120 + i * 46} 640l-10 300M100 ${700 + i * 44}H820`;
    return (
      garment(
        sheet,
        person,
        colour,
        check ? stroke(lines, check, 9, 'stroke-opacity="0.38"') : '',
      ) +
      path(
        polygon([
          [388, 640],
          [512, 640],
          [486, 700],
          [450, 772],
          [414, 700],
        ]),
        person.skin,
      ) +
      path(
        polygon([
          [440, 660],
          [512, 640],
          [486, 700],
          [450, 772],
        ]),
        darken(person.skin, 0.36),
        'fill-opacity="0.75"',
      ) +
      path(
        polygon([
          [372, 628],
          [392, 636],
          [450, 770],
          [420, 790],
          [334, 690],
        ]),
        lighten(colour, 0.22),
      ) +
      path(
        polygon([
          [528, 628],
          [508, 636],
          [450, 770],
          [480, 790],
          [566, 690],
        ]),
        darken(colour, 0.24),
      ) +
      stroke('M450 780V930', darken(colour, 0.4), 4, 'stroke-opacity="0.7"') +
      path(dot(450, 826, 7) + dot(450, 888, 7), lighten(colour, 0.5))
    );
  };

/** A blouse with a scarf or shawl around the shoulders. */
export const shawl =
  (blouse: Colour, colour: Colour, trim: Colour): Part =>
  (sheet, person) => {
    const left = smooth([
      [372, 640],
      [330, 674],
      [230, 720],
      [140, 800],
      [120, 940],
      [420, 940],
      [452, 860],
      [404, 760],
    ]);
    const right = smooth([
      [528, 640],
      [570, 674],
      [670, 720],
      [760, 800],
      [780, 940],
      [400, 940],
      [440, 850],
      [500, 760],
    ]);
    let flowers = '';
    for (let i = 0; i < 26; i++) {
      const x = sheet.random.between(170, 430);
      const y = sheet.random.between(740, 900);
      flowers += dot(x, y, sheet.random.between(4, 9));
    }
    let flowersFar = '';
    for (let i = 0; i < 24; i++) {
      flowersFar += dot(
        sheet.random.between(480, 740),
        sheet.random.between(740, 900),
        sheet.random.between(4, 9),
      );
    }
    return (
      garment(sheet, person, blouse) +
      path(right, darken(colour, 0.36)) +
      group(path(flowersFar, darken(trim, 0.25)), `clip-path="${sheet.clip(right)}"`) +
      path(left, colour) +
      group(
        path(
          smooth([
            [330, 670],
            [210, 740],
            [130, 860],
            [100, 700],
          ]),
          lighten(colour, 0.25),
          'fill-opacity="0.7"',
        ) + path(flowers, trim),
        `clip-path="${sheet.clip(left)}"`,
      ) +
      stroke(
        'M372 640Q384 710 404 760Q440 830 440 880',
        lighten(colour, 0.25),
        6,
        'stroke-opacity="0.7"',
      ) +
      stroke('M528 640Q520 720 490 776Q462 820 446 866', darken(colour, 0.55), 6)
    );
  };
