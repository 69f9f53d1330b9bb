import { HtmlValidate } from 'html-validate';

/** The rules of the HTML standard, without opinions on style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  // RGAA 9.1: no level of headings is skipped.
  rules: { 'heading-level': 'error' },
});

/** Lists the HTML faults of a document, each with the name of the page. */
export async function validateMarkup(html: string, name: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} (${selector})`),
  );
}
