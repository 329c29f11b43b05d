import { serverFeatures } from '../src/features/all.server.ts';
import { joinFeatures } from '../src/server/village/joinFeatures.ts';

/** The tables of the whole program: collections, the engine's own, and the features'. */
export const everyTable = joinFeatures(serverFeatures).tables;
