/** Every picture of the demo village. */
import { bridgeScenes } from './places/bridge.ts';
import { castleScenes } from './places/castle.ts';
import { churchScenes } from './places/church.ts';
import { cottageScenes } from './places/cottages.ts';
import { fieldScenes } from './places/fields.ts';
import { heroScenes } from './places/hero.ts';
import { hotelScenes } from './places/hotel.ts';
import { lakeScenes } from './places/lake.ts';
import { laneScenes } from './places/lanes.ts';
import { millerScenes } from './places/miller.ts';
import { millScenes } from './places/mills.ts';
import { nurseryScenes } from './places/nursery.ts';
import { oakwoodScenes } from './places/oakwood.ts';
import { ovenScenes } from './places/oven.ts';
import { plateauScenes } from './places/plateau.ts';
import { poolScenes } from './places/pool.ts';
import { refugeScenes } from './places/refuge.ts';
import { roadScenes } from './places/road.ts';
import { schoolScenes } from './places/school.ts';
import { threshingScenes } from './places/threshing.ts';
import { trailScenes } from './places/trail.ts';
import { viewpointScenes } from './places/viewpoint.ts';
import { waterfallScenes } from './places/waterfall.ts';
import { workScenes } from './places/works.ts';
import type { Scene } from './scene.ts';
import { stillScenes } from './still/all.ts';

export const scenes: Scene[] = [
  ...heroScenes,
  ...laneScenes,
  ...fieldScenes,
  ...churchScenes,
  ...bridgeScenes,
  ...viewpointScenes,
  ...millScenes,
  ...poolScenes,
  ...ovenScenes,
  ...lakeScenes,
  ...castleScenes,
  ...waterfallScenes,
  ...oakwoodScenes,
  ...plateauScenes,
  ...hotelScenes,
  ...millerScenes,
  ...threshingScenes,
  ...refugeScenes,
  ...cottageScenes,
  ...roadScenes,
  ...trailScenes,
  ...workScenes,
  ...nurseryScenes,
  ...schoolScenes,
  ...stillScenes,
];
