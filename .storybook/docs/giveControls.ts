import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/**
 * Sorts required props first, and adds a suitable control to each prop, derived from its type. A prop that only code can set has no control: a handler, an
 * element, an object that contains one, or a value of another type that the story omits.
 */
export const giveControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .toSorted(([, first], [, next]) => Number(isRequired(next)) - Number(isRequired(first)))
      .map(([name, argType]) => [
        name,
        { ...argType, ...controlFor(name, argType, initialArgs[name]), ...tidyDefault(argType) },
      ]),
  );

function isRequired({ type }: InputType): boolean {
  return typeof type === 'object' && type.required === true;
}

function controlFor(name: string, { table, type: parsed }: InputType, value: unknown): Pick<InputType, 'control'> {
  const type = table?.type?.summary ?? '';
  const isHandler = /^on[A-Z]/.test(name) || type.includes('=>');
  if (isHandler || holdsCode(value)) return { control: { disable: true } };
  if (isText(type)) return { control: { type: 'text' } };
  const isPlain = /^(string|number|boolean|enum)$/.test((parsed as { name?: string } | undefined)?.name ?? '');
  return (value ?? null) === null && !isPlain ? { control: { disable: true } } : {};
}

function isText(type: string): boolean {
  return /^(string|ReactNode)( \| (number|null))?$/.test(type);
}

/** Returns true for a value whose source code would fill the table. */
function holdsCode(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && ('$$typeof' in value || Object.values(value).some(holdsCode));
}

/** Removes the additional quotes that the compiler puts around `@default 'medium'`. */
function tidyDefault({ table }: InputType): Pick<InputType, 'table'> {
  const summary = table?.defaultValue?.summary?.replace(/^"'(.*)'"$/, "'$1'").replace(/^"(.*)"$/, "'$1'");
  return summary ? { table: { ...table, defaultValue: { summary } } } : {};
}
