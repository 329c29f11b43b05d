/**
 * Node's own module for HTTP. To `import` it would have Node load all it knows of `fetch` and WebSockets
 * as well, which nobody here uses: 13 MB, and a tenth of a start.
 */
export const http = process.getBuiltinModule('node:http');
