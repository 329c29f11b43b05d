import { HtmlValidate } from 'html-validate';

const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React spells these its own way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-implicit-button-type': 'error',
  },
});

/** What is wrong with a page as it was sent, in words. */
export async function htmlFindings(text: string): Promise<string[]> {
  const report = await html.validateString(text);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
}
