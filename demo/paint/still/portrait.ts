/** Poster portraits: head and shoulders from a few measures, lit from one side in flat planes. */
import { type Colour, darken, lighten, mix } from '../colour.ts';
import {
  ellipse,
  group,
  num,
  type Point,
  path,
  polygon,
  rect,
  type Sheet,
  smooth,
  stroke,
} from '../svg.ts';
import { type Tones, tones } from './form.ts';

/** A piece of the portrait that depends on the person: hair, hat, beard, clothes. */
export type Part = (sheet: Sheet, person: Person) => string;

/** A person to be portrayed. Measures are fractions around 1. */
export type Person = {
  skin: Colour;
  hair: Colour;
  /** Iris colour. */
  eyes: Colour;
  lips: Colour;
  /** Width of the face and of the jaw. */
  face?: number;
  jaw?: number;
  /** How wide the shoulders are. */
  shoulders?: number;
  /** 0 young to 1 old: lines of the face. */
  age?: number;
  /** Thickness of the eyebrows. */
  brows?: number;
  browColour?: Colour;
  lashes?: boolean;
  smile?: number;
  /** Hair behind the head, and hair (or hat) in front of it. */
  hairBack?: Part;
  hairFront: Part;
  beard?: Part;
  /** Glasses, earrings and the like. */
  wear?: Part;
  clothes: Part;
  background: { top: Colour; low: Colour; ridges: readonly Colour[] };
};

/** Skin keeps warm in the shade, unlike cloth and clay. */
function skinTones({ skin }: Person): Tones {
  return { light: mix(skin, '#fff0d6', 0.3), mid: skin, shade: mix(skin, '#7d4038', 0.5) };
}

// The face is drawn on a 900 × 900 sheet around this middle line, turned a little to the light.
const middle = 450;
const turn = -10;

/** The outline of the face, ear to ear over the chin; `grow` widens it. */
function faceOutline(person: Person, grow = 0): Point[] {
  const w = 128 * (person.face ?? 1) + grow;
  const j = 110 * (person.jaw ?? 1) + grow;
  return [
    [middle, 206 - grow],
    [middle + w * 0.62, 222 - grow],
    [middle + w * 0.97, 300],
    [middle + w, 372],
    [middle + w * 0.93, 440],
    [middle + j * 0.88, 506],
    [middle + j * 0.46, 556 + grow],
    [middle + turn * 0.4, 572 + grow],
    [middle - j * 0.48, 556 + grow],
    [middle - j * 0.92, 504],
    [middle - w * 0.94, 438],
    [middle - w, 370],
    [middle - w * 0.97, 300],
    [middle - w * 0.62, 222 - grow],
  ];
}

/** Paints the whole portrait. */
export function portrait(sheet: Sheet, person: Person): string {
  // Head and hair are drawn on their own and set down onto the shoulders.
  const seated = (content: string) => group(content, 'transform="translate(0 44)"');
  const figure =
    seated(person.hairBack?.(sheet, person) ?? '') +
    neck(person) +
    person.clothes(sheet, person) +
    seated(
      ears(person) +
        head(sheet, person) +
        (person.beard?.(sheet, person) ?? '') +
        person.hairFront(sheet, person) +
        (person.wear?.(sheet, person) ?? ''),
    );
  // Close enough that a thumbnail still shows the face.
  return backdrop(sheet, person) + group(figure, 'transform="translate(-67.5 -64) scale(1.15)"');
}

/** A calm sky with two or three ridges and a pale disc behind the head. */
function backdrop(sheet: Sheet, { background }: Person): string {
  const { width, height, random } = sheet;
  const fill = sheet.linear([
    [0, background.top],
    [1, background.low],
  ]);
  const ridges = background.ridges
    .map((colour, index) => {
      const base = height * (0.56 + index * 0.11);
      const points: Point[] = [];
      for (let i = 0; i <= 7; i++) {
        points.push([(width / 7) * i, base + random.between(-60, 46)]);
      }
      return path(`${smooth(points, false)}V${height}H0Z`, colour);
    })
    .join('');
  return (
    rect(0, 0, width, height, fill) +
    ellipse(450, 390, 330, 330, lighten(background.low, 0.4), 'fill-opacity="0.55"') +
    ridges
  );
}

function neck(person: Person): string {
  const skin = skinTones(person);
  const w = 70 * (0.4 + 0.6 * (person.shoulders ?? 1));
  const body = `M${num(middle - w)} 470V640Q${num(middle - w - 20)} 690 ${num(middle - w - 90)} 720H${num(middle + w + 90)}Q${num(middle + w + 20)} 690 ${num(middle + w)} 640V470Z`;
  // The chin's shadow falls across the neck, away from the light.
  const shadow = `M${num(middle - w)} 560Q${num(middle - 20)} 656 ${num(middle + w * 0.4)} 660Q${num(middle + w * 0.7)} 690 ${num(middle + w * 0.5)} 730H${num(middle + w + 90)}Q${num(middle + w + 20)} 690 ${num(middle + w)} 640V470H${num(middle - w)}Z`;
  return path(body, skin.mid) + path(shadow, skin.shade);
}

function ears(person: Person): string {
  const skin = skinTones(person);
  const w = 128 * (person.face ?? 1);
  const ear = (side: number, colour: Colour, inner: Colour) => {
    const x = middle + side * (w - 2);
    return (
      path(
        smooth([
          [x, 352],
          [x + side * 22, 346],
          [x + side * 28, 384],
          [x + side * 16, 428],
          [x, 440],
        ]),
        colour,
      ) +
      stroke(
        `M${num(x + side * 6)} 366q${num(side * 16)} -4 ${num(side * 12)} 24q${num(side * -2)} 16 ${num(side * -8)} 24`,
        inner,
        5,
      )
    );
  };
  return ear(-1, skin.light, skin.mid) + ear(1, skin.shade, darken(skin.shade, 0.25));
}

function head(sheet: Sheet, person: Person): string {
  const skin = skinTones(person);
  const deep = darken(skin.shade, 0.18);
  const age = person.age ?? 0.3;
  const outline = smooth(faceOutline(person));
  const w = 128 * (person.face ?? 1);
  const j = 110 * (person.jaw ?? 1);
  const nx = middle + turn;
  // One shaded plane: temple, under the cheekbone, the side of the jaw.
  const side = smooth([
    [middle + w * 0.5, 200],
    [middle + w * 0.66, 262],
    [middle + w * 0.6, 330],
    [middle + w * 0.72, 388],
    [middle + w * 0.62, 432],
    [middle + w * 0.42, 470],
    [middle + j * 0.5, 520],
    [middle + j * 0.3, 556],
    [middle, 600],
    [middle + w * 1.5, 600],
    [middle + w * 1.5, 200],
  ]);
  const lightCheek = smooth([
    [middle - w * 0.98, 330],
    [middle - w * 0.78, 372],
    [middle - w * 0.74, 436],
    [middle - j * 0.7, 500],
    [middle - j * 0.5, 560],
    [middle - w * 1.3, 560],
    [middle - w * 1.3, 330],
  ]);
  const forehead = smooth([
    [middle - w * 0.66, 232],
    [middle - w * 0.2, 214],
    [middle + w * 0.28, 226],
    [middle + w * 0.2, 296],
    [middle - w * 0.3, 306],
    [middle - w * 0.7, 296],
  ]);
  const sockets =
    path(
      smooth([
        [nx - 96, 352],
        [nx - 58, 336],
        [nx - 20, 350],
        [nx - 24, 378],
        [nx - 58, 386],
        [nx - 90, 378],
      ]),
      skin.shade,
      'fill-opacity="0.34"',
    ) +
    path(
      smooth([
        [nx + 20, 350],
        [nx + 58, 336],
        [nx + 96, 352],
        [nx + 92, 380],
        [nx + 58, 386],
        [nx + 24, 378],
      ]),
      skin.shade,
      'fill-opacity="0.6"',
    );
  const nose =
    path(
      `M${num(nx + 4)} 344Q${num(nx + 22)} 352 ${num(nx + 20)} 382L${num(nx + 32)} 440Q${num(nx + 30)} 456 ${num(nx + 10)} 458L${num(nx - 4)} 452Q${num(nx + 6)} 420 ${num(nx + 4)} 344Z`,
      skin.shade,
      'fill-opacity="0.85"',
    ) +
    path(
      `M${num(nx - 8)} 372Q${num(nx - 2)} 368 ${num(nx + 2)} 374L${num(nx + 4)} 430Q${num(nx - 4)} 442 ${num(nx - 12)} 432Z`,
      lighten(skin.light, 0.16),
      'fill-opacity="0.9"',
    ) +
    stroke(
      `M${num(nx - 27)} 440Q${num(nx - 28)} 456 ${num(nx - 14)} 455Q${num(nx)} 464 ${num(nx + 14)} 457Q${num(nx + 30)} 458 ${num(nx + 31)} 440`,
      deep,
      4.5,
      'stroke-opacity="0.7"',
    );
  const blush =
    ellipse(nx - 76, 446, 36, 25, person.lips, 'fill-opacity="0.16"') +
    ellipse(nx + 78, 446, 34, 25, person.lips, 'fill-opacity="0.2"');
  const planes =
    path(outline, skin.mid) +
    group(
      path(forehead, skin.light, 'fill-opacity="0.6"') +
        path(lightCheek, skin.light) +
        blush +
        path(side, skin.shade, 'fill-opacity="0.9"') +
        sockets,
      `clip-path="${sheet.clip(outline)}"`,
    );
  return (
    planes +
    nose +
    lines(person, age, deep) +
    mouth(person, deep) +
    eye(person, -1) +
    eye(person, 1) +
    brow(person, -1) +
    brow(person, 1)
  );
}

/** The lines that years of weather and laughter draw. */
function lines(person: Person, age: number, deep: Colour): string {
  if (age < 0.25) return '';
  const nx = middle + turn;
  const folds = `M${num(nx - 40)} 446Q${num(nx - 62)} 470 ${num(nx - 64)} 500M${num(nx + 42)} 446Q${num(nx + 64)} 470 ${num(nx + 64)} 500`;
  const bags = `M${num(nx - 84)} 394Q${num(nx - 60)} 410 ${num(nx - 34)} 398M${num(nx + 34)} 398Q${num(nx + 60)} 410 ${num(nx + 84)} 394`;
  const crow = `M${num(nx - 104)} 366l-14 -8M${num(nx - 104)} 374l-16 2M${num(nx + 104)} 366l12 -8M${num(nx + 104)} 374l14 2`;
  const brow = `M${num(nx - 62)} 272Q${num(nx)} 262 ${num(nx + 56)} 272M${num(nx - 50)} 250Q${num(nx)} 242 ${num(nx + 46)} 250`;
  return (
    stroke(folds, deep, 3 + age * 2, `stroke-opacity="${num(0.25 + age * 0.35)}"`) +
    (age > 0.45 ? stroke(bags + crow, deep, 3, `stroke-opacity="${num(age * 0.5)}"`) : '') +
    (age > 0.6 && !person.wear ? stroke(brow, deep, 3, `stroke-opacity="${num(age * 0.35)}"`) : '')
  );
}

function eye(person: Person, side: -1 | 1): string {
  const x = middle + turn + side * 58;
  const y = 366;
  const out = side * 30;
  const lid = `M${num(x - out * 0.92)} ${y + 5}Q${num(x - out * 0.3)} ${y - 17} ${num(x + out * 0.35)} ${y - 12}Q${num(x + out * 0.8)} ${y - 8} ${num(x + out)} ${y + 2}`;
  const almond = `${lid}Q${num(x + out * 0.2)} ${y + 17} ${num(x - out * 0.92)} ${y + 5}Z`;
  const white = side < 0 ? '#f4e9d9' : '#d9c9bb';
  const dark = mix('#2a1a18', darken(person.hair, 0.5), 0.4);
  return (
    path(almond, white) +
    ellipse(x - 1, y - 1, 12.5, 12.5, person.eyes) +
    ellipse(x - 1, y - 1, 6.2, 6.2, '#17100f') +
    ellipse(x - 5, y - 5, 3.2, 3.2, '#fffaf0') +
    stroke(lid, dark, person.lashes ? 7.5 : 5) +
    (person.lashes ? stroke(`M${num(x + out * 0.9)} ${y}l${num(side * 8)} -7`, dark, 5) : '') +
    stroke(
      `M${num(x - out * 0.7)} ${y - 17}Q${num(x)} ${y - 29} ${num(x + out * 0.95)} ${y - 13}`,
      darken(skinTones(person).shade, 0.15),
      3,
      'stroke-opacity="0.55"',
    )
  );
}

function brow(person: Person, side: -1 | 1): string {
  const x = middle + turn + side * 58;
  const t = 8 * (person.brows ?? 1);
  const colour = person.browColour ?? darken(person.hair, 0.15);
  return path(
    `M${num(x - side * 34)} ${num(330 + t * 0.4)}Q${num(x)} ${num(312 - t * 0.2)} ${num(x + side * 46)} 334Q${num(x + side * 6)} ${num(322 + t * 0.7)} ${num(x - side * 33)} ${num(332 + t * 1.3)}Z`,
    colour,
  );
}

function mouth(person: Person, deep: Colour): string {
  const x = middle + turn;
  const y = 502;
  const smile = 9 * (person.smile ?? 1);
  const half = 43;
  const lip = person.lips;
  const corner = y - smile;
  return (
    path(
      `M${x - half} ${num(corner)}Q${x - 16} ${y - 14} ${x - 4} ${y - 11}Q${x} ${y - 9} ${x + 4} ${y - 11}Q${x + 16} ${y - 14} ${x + half} ${num(corner)}Q${x} ${num(y + 8)} ${x - half} ${num(corner)}Z`,
      darken(lip, 0.16),
    ) +
    path(
      `M${x - half + 3} ${num(corner + 1)}Q${x} ${num(y + 7)} ${x + half - 3} ${num(corner + 1)}Q${x + 18} ${y + 20} ${x} ${y + 20}Q${x - 18} ${y + 20} ${x - half + 3} ${num(corner + 1)}Z`,
      lip,
    ) +
    ellipse(x - 9, y + 11, 11, 3.4, lighten(lip, 0.35), 'fill-opacity="0.6"') +
    stroke(
      `M${x - half - 3} ${num(corner - 2)}Q${x} ${num(y + 9)} ${x + half + 3} ${num(corner - 2)}`,
      darken(lip, 0.55),
      4,
    ) +
    path(
      `M${x - 22} ${y + 31}Q${x} ${y + 24} ${x + 24} ${y + 31}Q${x} ${y + 37} ${x - 22} ${y + 31}Z`,
      deep,
      'fill-opacity="0.4"',
    )
  );
}

/** Shoulders and chest as one shape, for coats, jumpers and shawls. */
export function bust(person: Person, drop = 0): Point[] {
  const s = 300 * (person.shoulders ?? 1);
  return [
    [middle - s - 50, 930],
    [middle - s - 14, 800 + drop],
    [middle - s * 0.82, 728 + drop],
    [middle - s * 0.44, 684 + drop],
    [middle - 92, 650 + drop],
    [middle, 690 + drop],
    [middle + 92, 650 + drop],
    [middle + s * 0.44, 684 + drop],
    [middle + s * 0.82, 728 + drop],
    [middle + s + 14, 800 + drop],
    [middle + s + 50, 930],
  ];
}

/** The lit garment: flat colour, shade on the far shoulder, light along the near one. */
export function garment(
  sheet: Sheet,
  person: Person,
  colour: Colour,
  inside = '',
  drop = 0,
): string {
  const data = smooth(bust(person, drop));
  const { light, mid, shade } = tones(colour, 0.6);
  const s = 300 * (person.shoulders ?? 1);
  const far = polygon([
    [middle + 40, 690 + drop],
    [middle + s * 0.3, 640],
    [middle + s * 1.3, 640],
    [middle + s * 1.3, 940],
    [middle + s * 0.12, 940],
  ]);
  const near = smooth([
    [middle - s * 1.2, 930],
    [middle - s * 1.06, 780 + drop],
    [middle - s * 0.84, 716 + drop],
    [middle - s * 0.4, 668 + drop],
    [middle - 80, 640 + drop],
    [middle - s * 0.36, 704 + drop],
    [middle - s * 0.76, 756 + drop],
    [middle - s * 0.9, 930],
  ]);
  return group(
    path(data, mid) + path(near, light) + path(far, shade) + inside,
    `clip-path="${sheet.clip(data)}"`,
  );
}
