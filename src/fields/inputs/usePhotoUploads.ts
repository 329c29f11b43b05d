import { useContext, useState } from 'react';
import { ServicesContext } from '../view.ts';
import { useUploads } from './useUploads.ts';

/** Looks up what is known of the photos of the record being shown or edited. */
export function useKnownPhotos() {
  const services = useContext(ServicesContext);
  return (path: string) => services?.fotos[path];
}

/** Whether the photo at this address is stored by this site, so that it can be described and cropped. */
export function isUploaded(address: string): boolean {
  return address.startsWith('/f/');
}

/** Uploads photos. */
export function usePhotoUploads(
  onSent: (path: string) => void,
  onSending?: (arrival: Promise<boolean>) => void,
) {
  const known = useKnownPhotos();
  const [said, say] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const { sending, unsent, send, forget } = useUploads({
    wanted: 'photo',
    onSending,
    onSent({ path }) {
      onSent(path);
      say('Fotografia enviada');
    },
  });

  return {
    sending,
    refusals: [...refused, ...unsent.map(({ file, reason }) => `${file.name}: ${reason}`)],
    facts: known,
    /** Announced to screen readers. */
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
