import { useContext, useState } from 'react';
import type { Fotos, PhotoFacts } from '../photo.ts';
import { ServicesContext } from '../view.ts';
import { useUploads } from './useUploads.ts';

/** What is known of the photos of the records around. */
export function useKnownPhotos() {
  const services = useContext(ServicesContext);
  return (path: string) => services?.fotos[path];
}

/** Whether an address is that of a photo kept by this site, which can be described. */
export function isUploaded(address: string): boolean {
  return address.startsWith('/f/');
}

/** Sends photos, and keeps what is told of them. */
export function usePhotoUploads(
  onSent: (path: string) => void,
  onSending?: (arrival: Promise<boolean>) => void,
) {
  const known = useKnownPhotos();
  const [sent, setSent] = useState<Fotos>({});
  const [said, say] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const { sending, unsent, send, forget } = useUploads({
    wanted: 'photo',
    onSending,
    onSent({ path, photo }) {
      if (photo) setSent((all) => ({ ...all, [path]: photo }));
      onSent(path);
      say('Fotografia enviada');
    },
  });

  return {
    sending,
    refusals: [...refused, ...unsent.map(({ file, reason }) => `${file.name}: ${reason}`)],
    facts: (path: string) => sent[path] ?? known(path),
    /** Takes in what is known of a photo now. */
    learn: (path: string, facts: PhotoFacts | undefined) =>
      facts && setSent((all) => ({ ...all, [path]: facts })),
    /** Told to those who do not see the pictures change. */
    said,
    say,
    send(files: File[]) {
      setRefused([]);
      forget();
      send(files);
    },
    refuse(reason: string) {
      forget();
      setRefused([reason]);
    },
  };
}
