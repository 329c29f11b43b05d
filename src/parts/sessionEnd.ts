/** Where the back-office leaves for the login form, in the window alone, why a session ended. */
export const endKey = 'aldeia:fim';
