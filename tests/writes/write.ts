/** What a call is sent so that it succeeds, once everything that it needs is there. */
export type Asked = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  headers?: Record<string, string>;
  file?: Buffer;
};

/** Makes what a call needs, and answers what it is sent. */
export type Write = () => Promise<Asked>;

/** Every call that writes, as `POST /api/mensagens`, by whether visitors can see what it changes. */
export type Writes = Record<'seen' | 'unseen', Record<string, Write>>;
