import { type Finding, placeOf, type SourceFile } from './Finding';

/** The fields without a native control that holds their value. */
const controlled = /<(Combobox|LookupField|NumberField|Switch)\s(?:[^<>{}]|\{[^{}]*\})*?\{\.\.\.[\w.]*register\(/g;

/** Finds fields that `register` of react-hook-form cannot read: they report their value to `onValueChange` only. */
export function findFormFaults(files: readonly SourceFile[]): Finding[] {
  return files
    .filter(({ text }) => /from ['"]@lively\/ui['"]/.test(text))
    .flatMap((file) =>
      [...file.text.matchAll(controlled)].map(({ 1: component = '', index }) => ({
        title: `${component} gets \`register\` of react-hook-form, which cannot read its value.`,
        where: placeOf(file, index),
        remedy:
          'Wrap it in `<Controller>`, and pass `value` and the handler of its `field`. Other fields take `register`.',
      })),
    );
}
