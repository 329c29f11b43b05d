import { Node, wrappingInputRule } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedAddress } from './linkAddress.ts';
import { tableExtensions } from './tableExtensions.ts';

/** Ordered lists always start at one: the server's sanitiser removes `start`. */
const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: () => ['ol', 0],
  addCommands: () => ({
    toggleOrderedList:
      () =>
      ({ commands }) =>
        commands.toggleList('orderedList', 'listItem'),
  }),
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleOrderedList() };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^1\.\s$/, type: this.type })];
  },
});

/** Links written exactly as the server's sanitiser writes them; those to other sites open in a new tab. */
const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null },
    'data-registo': { default: null },
    'data-video': { default: null },
  }),
  renderHTML({ HTMLAttributes: { href, 'data-registo': registo, ...shown } }) {
    const away = { target: '_blank', rel: 'noopener noreferrer', ...shown };
    return ['a', { href, ...(/^https?:/i.test(href) ? away : { 'data-registo': registo }) }, 0];
  },
}).configure({ openOnClick: false, defaultProtocol: 'https', isAllowedUri: isAllowedAddress });

/** Images with an address, never embedded (`data:`) ones. */
const AddressedImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (image) =>
        /^(https?:\/\/|\/(?!\/))/i.test(image.getAttribute('src') ?? '') ? null : false,
    },
  ],
  addInputRules: () => [],
});

/** All the extensions of the editor. */
export const richTextExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: false,
    orderedList: false,
    strike: false,
  }),
  OrderedList,
  SafeLink,
  AddressedImage,
  TextAlign.configure({ types: ['paragraph'] }),
  ...tableExtensions,
];
