import sharp from 'sharp';
import { scenes } from '../../demo/paint/all.ts';
import type { Pictures } from '../../demo/pictures.ts';

/** The pictures of the village in one colour and small, since to paint them takes longer than to look at them all. */
export const plainPictures: Pictures = async (onPicture) => {
  for (const scene of scenes) {
    const size = { width: 64, height: Math.round((64 * scene.height) / scene.width) };
    const plain = sharp({ create: { ...size, channels: 3, background: '#4f7355' } });
    await onPicture(scene, await plain.png().toBuffer());
  }
};
