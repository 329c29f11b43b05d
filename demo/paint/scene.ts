/** One picture of the demo village: drawn as SVG, the same on every machine. */
export type Scene = {
  /** File name without extension; the demo content names its photos by it. */
  name: string;
  /** What the picture shows, in Portuguese, for people who cannot see it. */
  alt: string;
  width: number;
  height: number;
  /** A complete SVG document of that size. */
  draw(): string;
};
