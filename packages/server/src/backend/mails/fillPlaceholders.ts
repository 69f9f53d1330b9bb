/**
 * Replaces each `{{ .Name }}` of a text by a value, and writes everything through one function, so that no value can skip it.
 *
 * @param write - Escapes the text between placeholders, and each value, for the place where the text is inserted.
 * @throws Error for a placeholder without a value.
 */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string>>,
  write: (part: string) => string,
): string {
  return text
    .split(placeholder)
    .map((part, index) => {
      if (index % 2 === 0) return write(part);
      const value = Object.hasOwn(values, part) ? values[part] : undefined;
      if (value === undefined) throw new Error(`The mail has no value for {{ .${part} }}. Pass it.`);
      return write(value);
    })
    .join('');
}

const placeholder = /\{\{ \.(\w+) \}\}/;
