import { create, type ThemeVars } from 'storybook/theming';
import { darkColors, fontFamily, lightColors, type ThemeColors } from '../packages/ui/src/theme/tokens';

/** The themes of Storybook's own pages, in Lively's colours and fonts. */
export const livelyThemes = { light: dress('light', lightColors), dark: dress('dark', darkColors) };

function dress(base: 'light' | 'dark', colors: ThemeColors): ThemeVars {
  return create({
    base,
    brandTitle: 'Lively',
    fontBase: fontFamily.text,
    colorPrimary: colors.brand,
    colorSecondary: colors.brand,
    appBg: colors.ground,
    appContentBg: colors.surface,
    appPreviewBg: colors.ground,
    appBorderColor: colors.line,
    appBorderRadius: 5,
    textColor: colors.ink,
    textMutedColor: colors.inkMuted,
    textInverseColor: colors.onInk,
    barBg: colors.surface,
    barTextColor: colors.inkMuted,
    barSelectedColor: colors.brand,
    buttonBg: colors.surface,
    buttonBorder: colors.line,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors.ink,
    inputTextColor: colors.ink,
  });
}
