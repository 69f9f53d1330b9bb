import { storyNameFromExport } from 'storybook/internal/csf';
import { readSnippets } from '../../packages/ui/build/readSnippets.ts';

interface Story {
  name: string;
  snippet?: string;
  error?: unknown;
}

interface Manifests {
  components?: { components: Record<string, { name: string; stories: Story[] }> };
}

/**
 * Adds the code of « Show code » to the manifests. Storybook's own code is the source of the stories, which contains names that
 * are defined only there.
 */
export async function withSnippets<Read extends Manifests>(manifests: Read): Promise<Read> {
  const snippets = new Map(
    Object.entries(await readSnippets()).map(([path, code]) => {
      const [component = '', story = ''] = path.split('/');
      return [`${component}/${storyNameFromExport(story)}`, code];
    }),
  );
  for (const { name, stories } of Object.values(manifests.components?.components ?? {})) {
    for (const story of stories) giveCode(story, snippets.get(`${name}/${story.name}`));
  }
  return manifests;
}

/** Sets the code of a story and removes Storybook's error, which it reports for code that it could not read. */
function giveCode(story: Story, code: string | undefined) {
  if (!code) return;
  story.snippet = code;
  delete story.error;
}
