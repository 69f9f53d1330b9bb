const sources = import.meta.glob<string>('../../packages/ui/src/components/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the stories of a component show and prove. */
export interface Proof {
  /** Their names: the states that are covered. */
  states: string[];
  /** Keys that a play function presses, and then looks at what they did. */
  keys: string[];
}

/** These teach, and show no state. */
const usage = ['Do', 'Dont'];

export function readStories(component: string): Proof {
  const source = sources[`../../packages/ui/src/components/${component}/${component}.stories.tsx`] ?? '';
  const names = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => String(name));
  const states = names.filter((name) => !usage.includes(name)).map(splitWords);
  const pressed = [...source.matchAll(/\.keyboard\(\s*['"`]([^'"`]+)/g)].flatMap(([, keys]) => listKeys(String(keys)));
  const tabs = /\.tab\(/.test(source) ? ['Tab'] : [];
  return { states, keys: [...new Set([...tabs, ...pressed])] };
}

/** Of `{ArrowDown}{Enter}` each key; of a word that is typed, that letters are. */
function listKeys(keys: string): string[] {
  const named = [...keys.matchAll(/\{\/?(\w+)[^}]*\}/g)].map(([, name]) => String(name));
  const letters = keys.replaceAll(/\{[^}]*\}/g, '').trim();
  return [...named, ...(letters ? ['letters'] : [])].map((key) => (key === ' ' ? 'Space' : key));
}

function splitWords(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}
