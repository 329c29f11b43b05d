import { expect, test } from 'vitest';
import { playerOf } from './video.ts';

const [youTube, vimeo] = [
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://player.vimeo.com/video/123456789',
];

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube],
  ['https://m.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3s', youTube],
  ['https://www.youtube.com/watch?list=PL1&amp;v=dQw4w9WgXcQ', youTube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youTube],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', youTube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youTube],
  ['https://vimeo.com/123456789', vimeo],
  ['https://player.vimeo.com/video/123456789?h=abc', vimeo],
])('%s is played by %s', (address, player) => {
  expect(playerOf(address)).toBe(player);
});

test.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/@aldeia',
  'https://www.youtube.com/watch?v=curto',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQx',
  'https://www.youtube.com.mau.example/watch?v=dQw4w9WgXcQ',
  'https://mau.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com#watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/aldeia',
  'https://vimeo.com/123456789abc',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('%s is no video', (address) => {
  expect(playerOf(address)).toBe('');
});
