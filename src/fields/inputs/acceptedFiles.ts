// Apart from wantedFile.ts, which would bring its messages to visitors too.

/** What visitors are offered to choose from: photos alone, or PDFs too. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/avif';
export const acceptedFiles = `application/pdf,${acceptedPhotos}`;
