import { type LandingContent, LandingScreen } from '@lively/ui/screens';
import { useLocation } from 'wouter';
import { PageHead } from '../PageHead';
import type { PageProps } from '../PageProps';
import { paths } from '../paths';
import { useSamples } from './useSamples';

export function Component({ content }: PageProps<LandingContent>) {
  const [, navigate] = useLocation();
  const events = useSamples();
  return (
    <>
      <PageHead {...content.meta} canonicalPath={paths.home} />
      <LandingScreen
        content={content}
        events={events}
        onSearch={(text) =>
          navigate(text.trim() ? `${paths.explore}?q=${encodeURIComponent(text.trim())}` : paths.explore)
        }
      />
    </>
  );
}
