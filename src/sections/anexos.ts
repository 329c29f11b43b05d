import { list } from '../fields/list.ts';

/** How large the attachments of one answer may be together: mail servers refuse much larger letters. */
export const mostMegabytes = 10;

/** The attachments of an answer to a message or a request. */
export const anexosField = list('Anexos', {
  item: 'anexo',
  most: 5,
  help: 'Os `_id` de ficheiros que se enviaram antes para esta conversa',
});
