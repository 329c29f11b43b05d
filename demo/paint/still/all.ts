/** Every still life, interior, portrait and feast of the demo village. */
import type { Scene } from '../scene.ts';
import { bakersScenes } from './scenes/bakers.ts';
import { breadScenes } from './scenes/bread.ts';
import { cafeScenes } from './scenes/cafe.ts';
import { chestnutScenes } from './scenes/chestnut.ts';
import { concertScenes } from './scenes/concert.ts';
import { dairyScenes } from './scenes/dairy.ts';
import { feastScenes } from './scenes/feast.ts';
import { graniteScenes } from './scenes/granite.ts';
import { grillScenes } from './scenes/grill.ts';
import { grocerScenes } from './scenes/grocer.ts';
import { honeyScenes } from './scenes/honey.ts';
import { magustoScenes } from './scenes/magusto.ts';
import { portraitScenes } from './scenes/portraits.ts';
import { shepherdScenes } from './scenes/shepherd.ts';
import { songScenes } from './scenes/song.ts';
import { starsScenes } from './scenes/stars.ts';
import { tascaScenes } from './scenes/tasca.ts';
import { tavernScenes } from './scenes/tavern.ts';
import { transhumanceScenes } from './scenes/transhumance.ts';
import { waterScenes } from './scenes/water.ts';
import { weaverScenes } from './scenes/weaver.ts';
import { woolScenes } from './scenes/wool.ts';

/** All scenes of this folder, in the order of the demo list. */
export const stillScenes: Scene[] = [
  ...chestnutScenes,
  ...breadScenes,
  ...woolScenes,
  ...waterScenes,
  ...graniteScenes,
  ...songScenes,
  ...tavernScenes,
  ...grillScenes,
  ...shepherdScenes,
  ...tascaScenes,
  ...cafeScenes,
  ...grocerScenes,
  ...honeyScenes,
  ...weaverScenes,
  ...dairyScenes,
  ...magustoScenes,
  ...transhumanceScenes,
  ...starsScenes,
  ...bakersScenes,
  ...concertScenes,
  ...feastScenes,
  ...portraitScenes,
];
