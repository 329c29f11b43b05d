/**
 * Node's HTTP module. An `import` of it would also load everything for `fetch` and WebSockets,
 * which a start does not need: 13 MB, and a tenth of its time.
 */
export const http = process.getBuiltinModule('node:http');
