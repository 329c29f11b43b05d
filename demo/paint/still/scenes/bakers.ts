/** The bread workshop: neighbours kneading, loaves rising. */
import { lights } from '../../light.ts';
import type { Scene } from '../../scene.ts';
import { ellipse, oval, path, rect, scene, smooth } from '../../svg.ts';
import { dough, loaf } from '../bread.ts';
import { napkin } from '../cloth.ts';
import { place, vignette } from '../form.ts';
import { beams, fireplace, roomWindow, shelf } from '../interior.ts';
import { arms, type Figure, type FigureLight, figure } from '../people.ts';
import { table, wall } from '../table.ts';
import { bowl, jug } from '../vessels.ts';

/** The bread workshop at two moments. */
export const bakersScenes: Scene[] = [
  scene(
    'oficina-do-pao',
    'Vizinhos a amassar pão à volta de uma mesa enfarinhada, com o forno aceso ao fundo.',
    (sheet) => {
      const warm: FigureLight = {
        into: '#5a3a2c',
        amount: 0.1,
        rim: '#ffe2ae',
        from: -1,
        width: 0.01,
      };
      const looks = [
        { top: '#6e2b37', head: 'scarf', headColour: '#e0c48a', dress: 'skirt', hair: '#3a261c' },
        { top: '#d9c9a8', head: 'cap', headColour: '#4b4a52', dress: 'trousers', hair: '#a8a29a' },
        { top: '#1f5140', head: 'bun', dress: 'skirt', hair: '#5f3a26' },
        { top: '#3f5573', head: 'bare', dress: 'trousers', hair: '#2c211d' },
      ] as const;
      const bakers = looks.map(
        (look, i): Figure => ({
          ...look,
          x: 430 + i * 350,
          y: 1400,
          height: 930 - (i % 2) * 30,
          bottom: '#4a3a30',
          apron: '#efe6d2',
          sleeves: 'rolled',
          hands: [
            [-0.055, 0.35],
            [0.055, 0.35],
          ],
          facing: i % 2 ? -1 : 1,
        }),
      );
      return (
        wall(sheet, '#c0a07a', { patch: false }) +
        roomWindow(sheet, lights.morning, { x: 130, y: 240, width: 360, height: 440 }) +
        fireplace(sheet, lights.dusk, 1610, 960, 560, 560) +
        shelf(640, 330, 560) +
        loaf(sheet, 740, 326, 84) +
        loaf(sheet, 930, 326, 90) +
        jug(sheet, 1100, 326, 170) +
        beams(sheet, 130) +
        bakers.map((one) => figure(sheet, warm, one)).join('') +
        table(sheet, 1030, { colour: '#b07a48' }) +
        path(
          smooth([
            [180, 1120],
            [700, 1070],
            [1300, 1080],
            [1850, 1130],
            [1500, 1210],
            [500, 1210],
          ]),
          '#f8efdc',
          'fill-opacity="0.55"',
        ) +
        bakers
          .map((one, i) => dough(sheet, one.x, 1130 + (i % 2) * 14, 128) + arms(warm, one))
          .join('') +
        bowl(sheet, 1800, 1180, 130, '#b4623a', ellipse(1800, 1086, 112, 30, '#f8efdc')) +
        rect(90, 1140, 150, 40, '#d0a468', 'rx="18"') +
        rect(40, 1150, 250, 18, '#9a6a3e', 'rx="9"') +
        vignette(sheet, 0.35)
      );
    },
  ),
  scene(
    'oficina-do-pao-2',
    'Pães a levedar sobre linho enfarinhado, com rolo e taça de farinha.',
    (sheet) => {
      const { random } = sheet;
      let flour = '';
      for (let i = 0; i < 260; i++)
        flour += oval(
          random.between(100, 1900),
          random.between(880, 1320),
          random.between(2, 9),
          random.between(1.5, 5),
        );
      return (
        wall(sheet, '#b08d68', { patch: false }) +
        roomWindow(sheet, lights.dawn, { x: 700, y: 80, width: 620, height: 520 }) +
        shelf(1500, 330, 400) +
        jug(sheet, 1620, 326, 220) +
        loaf(sheet, 1790, 326, 84) +
        table(sheet, 760, { colour: '#a5743f' }) +
        napkin(sheet, 960, 1060, 1500, 460, '#f0e6d0', '#3f5573') +
        path(flour, '#fff8e8', 'fill-opacity="0.8"') +
        dough(sheet, 620, 960, 210) +
        dough(sheet, 1080, 950, 210) +
        dough(sheet, 820, 1120, 230) +
        dough(sheet, 1320, 1110, 220) +
        bowl(
          sheet,
          330,
          900,
          180,
          '#5d7f8c',
          path(
            smooth([
              [190, 776],
              [260, 720],
              [340, 700],
              [420, 724],
              [470, 776],
              [330, 806],
            ]),
            '#fbf3e0',
          ),
        ) +
        place(
          rect(-300, -46, 600, 92, '#c08a52', 'rx="36"') +
            rect(-300, 8, 600, 38, '#8a5a30', 'rx="18"') +
            rect(-400, -18, 110, 36, '#9a6a3e', 'rx="16"') +
            rect(290, -18, 110, 36, '#9a6a3e', 'rx="16"') +
            rect(-270, -36, 540, 12, '#e6b982', 'rx="6"'),
          1560,
          900,
          0.8,
          -16,
        ) +
        vignette(sheet)
      );
    },
  ),
];
