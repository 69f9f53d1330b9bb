import { defaultColors } from '@lively/embed/colors';
import type { BuilderChoice, WidgetBuilderProps } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/formatNumber';
import { isLanguage, languageCodes, languages } from '../../../i18n/languages';
import { useLanguage } from '../../../i18n/useLanguage';
import {
  type BuilderState,
  colorNames,
  fontNames,
  limits,
  readLimited,
  type StyleName,
  themeNames,
} from './builderState';
import { isColor, toHex } from './look/colors';
import { guessVariables } from './look/guessVariables';
import { listContrasts } from './look/listContrasts';
import { parseVariables, type SiteVariable, toVariableValue } from './look/parseVariables';

/** Returns the step of the builder that chooses theme, language, size, colours and fonts. */
export function useLookStep(
  state: BuilderState,
  change: (changed: Partial<BuilderState>) => void,
): WidgetBuilderProps['look'] {
  const { t } = useTranslation('widgetBuilder');
  const language = useLanguage();
  const [css, setCss] = useState('');
  const variables = parseVariables(css, isColor);
  const { styles, theme } = state;
  const changeStyles = (changed: Partial<BuilderState['styles']>) => change({ styles: { ...styles, ...changed } });

  return {
    title: t('look.title'),
    controls: {
      theme: {
        label: t('look.theme.label'),
        options: themeNames.map((value) => ({ value, label: t(`look.theme.${value}`) })),
        value: theme,
        onChange: (value) => change({ theme: themeNames.find((name) => name === value) ?? 'page' }),
      },
      language: {
        label: t('look.language'),
        options: [
          { value: '', label: t('look.pageLanguage') },
          ...languageCodes.map((value) => ({ value, label: languages[value].name })),
        ],
        value: state.language ?? '',
        onChange: (value) => change({ language: isLanguage(value) ? value : null }),
      },
      limit:
        state.view === 'event'
          ? undefined
          : {
              label: t('look.limit.label'),
              hint: t('look.limit.hint'),
              error: toNumberError(state.limit, limits.events),
              placeholder: '6',
              value: state.limit,
              onChange: (limit) => change({ limit }),
            },
      width: {
        label: t('look.width.label'),
        hint: t('look.width.hint'),
        error: toNumberError(state.width, limits.width),
        placeholder: '600',
        value: state.width,
        onChange: (width) => change({ width }),
      },
      styles: {
        title: t('look.styles.title'),
        text: t('look.styles.text'),
        field: {
          label: t('look.styles.label'),
          placeholder: ':root {\n  --background: #fff;\n  --text: #1a1a1a;\n  --primary: #005a9c;\n}',
          value: css,
          onChange: read,
        },
        status: toStatus(),
        choices: variables.length ? [...colorNames, ...fontNames].flatMap(toVariableChoice) : [],
      },
      colors: colorNames.map((name) => ({
        label: t(`look.colors.${name}`),
        name,
        error: styles[name] && !toHex(styles[name]) ? t('look.colors.error') : undefined,
        placeholder: defaultOf(name),
        value: styles[name],
        swatch: toHex(styles[name]) ?? defaultOf(name),
        paletteLabel: t('look.palette', { name: t(`look.colors.${name}`) }),
        onChange: (value) => changeStyles({ [name]: value }),
      })),
      fonts: fontNames.map((name) => ({
        id: name,
        label: t(`look.fonts.${name}`),
        hint: t(`look.fonts.${name}Hint`),
        placeholder: t('look.usual'),
        value: styles[name],
        onChange: (value) => changeStyles({ [name]: value }),
      })),
      contrast: { title: t('look.contrast.title'), lines: listContrasts(state).map(toLine) },
    },
  };

  /** Reads the pasted styles, and takes the variables whose names say what they are. */
  function read(pasted: string) {
    setCss(pasted);
    const guessed = Object.entries(guessVariables(parseVariables(pasted, isColor)));
    if (guessed.length)
      changeStyles(Object.fromEntries(guessed.map(([name, variable]) => [name, toVariableValue(variable)])));
  }

  function toStatus(): string {
    if (!css.trim()) return '';
    if (!variables.length) return t('look.styles.none');
    return t('look.styles.read', { count: variables.length, number: formatNumber(variables.length, language) });
  }

  function toVariableChoice(style: StyleName): (BuilderChoice & { id: string; usual: string })[] {
    const kind: SiteVariable['kind'] = style === 'display' || style === 'text' ? 'font' : 'color';
    const offered = variables.filter((variable) => variable.kind === kind);
    if (!offered.length) return [];
    return [
      {
        id: style,
        label: kind === 'font' ? t(`look.fonts.${style as 'text'}`) : t(`look.colors.${style as 'ink'}`),
        usual: t('look.usual'),
        options: offered.map((variable) => ({
          value: toVariableValue(variable),
          label: `${variable.name} (${variable.value})`,
        })),
        value: styles[style],
        onChange: (value) => changeStyles({ [style]: value }),
      },
    ];
  }

  function defaultOf(name: (typeof colorNames)[number]): string {
    const { ground, ink } = defaultColors[theme === 'dark' ? 'dark' : 'light'];
    return { ground, ink, accent: toHex(styles.ink) ?? ink }[name];
  }

  function toNumberError(text: string, [least, most]: readonly [number, number]): string | undefined {
    if (!text.trim() || readLimited(text, [least, most])) return undefined;
    return t('look.numberError', { least: formatNumber(least, language), most: formatNumber(most, language) });
  }

  function toLine({ pair, theme, ratio, needed, passes }: ReturnType<typeof listContrasts>[number]) {
    // Rounded down: 4.49 must not look like 4.5.
    const toRatio = (value: number) => `${formatNumber(Math.floor(value * 10) / 10, language)}:1`;
    const values = {
      pair: t(`look.contrast.${pair}`),
      theme: t(`look.contrast.${theme}`),
      ratio: toRatio(ratio),
      needed: toRatio(needed),
    };
    return { id: `${pair}-${theme}`, text: t(passes ? 'look.contrast.passes' : 'look.contrast.fails', values), passes };
  }
}
