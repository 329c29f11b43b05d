/** The header for a password that is asked for again; percent-encoded, since headers cannot hold accents. */
export const passwordHeader = 'x-palavra-passe';
