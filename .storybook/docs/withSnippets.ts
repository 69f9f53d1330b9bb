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
 * The manifests with the code of « Show code »: Storybook takes its own from the sources of the stories, which name what
 * only they know.
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

/** What Storybook could not read is an error to it. */
function giveCode(story: Story, code: string | undefined) {
  if (!code) return;
  story.snippet = code;
  delete story.error;
}
