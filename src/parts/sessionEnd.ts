/** The `sessionStorage` key under which the login form finds why a session ended. */
export const endKey = 'aldeia:fim';
