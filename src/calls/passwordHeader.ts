/** The header that carries a password asked for again, percent-encoded, since headers have no accents. */
export const passwordHeader = 'x-palavra-passe';
