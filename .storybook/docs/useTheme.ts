import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

export type Theme = 'light' | 'dark';

/** The theme that the toolbar is set to, on pages of documentation, which are no story. */
export function useTheme(): Theme {
  const [theme, setTheme] = useState(readTheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = () => setTheme(readTheme());
    channel.on(GLOBALS_UPDATED, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
    };
  }, []);
  return theme;
}

/** Asked of the URL, not of the first event: the frames of a page, whose theme is not yet ours, send the same one. */
function readTheme(): Theme {
  const [event] = addons.getChannel().last(GLOBALS_UPDATED) ?? [];
  const theme = event?.globals?.theme ?? /theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1];
  return theme === 'dark' ? 'dark' : 'light';
}
