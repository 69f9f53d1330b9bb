import { type LandingColumn, type LandingContent, LandingScreen } from '@lively/ui/screens';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageProps } from '../../content/PageProps';
import { useLazyPart } from '../../data/useLazyPart';
import { useFirstGesture } from '../../device/useFirstGesture';
import { useLanguage } from '../../i18n/useLanguage';
import { lineParameter } from '../../navigation/lineParameter';
import { PageHead } from '../../navigation/PageHead';
import { localizePath, paths } from '../../navigation/paths';
import type { LandingShow } from './TasteOnLanding';
import { useLandingEvents } from './useLandingEvents';

export function Component({ content }: PageProps<LandingContent>) {
  const navigate = useNavigate();
  const { column, samples } = useLandingEvents();
  const [turned, setTurned] = useState<LandingColumn>();
  const isUsed = useFirstGesture();
  const [show, setShow] = useState<LandingShow>();
  const [typed, setTyped] = useState('');
  // Optional: the page does not wait for it.
  const UnderstoodLine = useLazyPart(() => import('../../search/UnderstoodLine'), ['explore', 'taxonomy']);
  const ColumnTurning = useLazyPart(() => import('./ColumnTurning'), []);
  const LandingTaste = useLazyPart(() => import('./LandingTaste'), []);
  // The form works before the app starts: its action needs the prefix of the language.
  const action = localizePath(content.search.action, useLanguage());
  return (
    <>
      <PageHead {...content.meta} canonicalPath={paths.home} />
      <LandingScreen
        content={{ ...content, events: show?.heading ?? content.events, search: { ...content.search, action } }}
        column={turned ?? column}
        turning={(scroller) =>
          isUsed &&
          column && (
            <Suspense fallback={null}>
              <ColumnTurning column={column} onChange={setTurned} labels={content.column.turns} scroller={scroller} />
            </Suspense>
          )
        }
        events={show?.events ?? samples}
        onType={setTyped}
        understood={
          typed && (
            <Suspense fallback={null}>
              <UnderstoodLine line={typed} shows="words" />
            </Suspense>
          )
        }
        marks={
          typed && (
            <Suspense fallback={null}>
              <UnderstoodLine line={typed} shows="marks" />
            </Suspense>
          )
        }
        onSearch={(text) =>
          navigate(
            text.trim() ? `${paths.explore}?${new URLSearchParams({ [lineParameter]: text.trim() })}` : paths.explore,
          )
        }
      />
      {isUsed && (
        <Suspense fallback={null}>
          <LandingTaste count={samples.length} onChange={setShow} />
        </Suspense>
      )}
    </>
  );
}
