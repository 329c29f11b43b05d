import { otherLanguage } from '../../language/speaking.ts';

const vowels = 'aeiouáéíóúâêôãõàü';
const consonants = 'bcçdfgjklmnpqrstvxz';
/** What a syllable may begin with. */
const onset = `(?:[bcdfgptv][lr]|[lnc]h|[qg]u|[${consonants}])[${vowels}]`;
const ends = new RegExp(`[${vowels}](?=${onset})|[${vowels}][${consonants}](?=${onset})`, 'giu');

/** Shorter words fit any line. */
const long = /\p{L}{9,}/gu;

/** A word with soft hyphens between syllables; at least three letters stay on either side. */
function hyphenated(word: string): string {
  return word.replace(ends, (end: string, at: number) => {
    const broken = at + end.length;
    return broken < 3 || word.length - broken < 3 ? end : `${end}\u00ad`;
  });
}

/**
 * A heading whose long words can break between syllables, even in browsers that cannot hyphenate Portuguese; the
 * rules are those of Portuguese, so other languages are left to the browser.
 */
export function softHyphens(heading: string): string {
  return otherLanguage() ? heading : heading.replace(long, hyphenated);
}
