import { join } from 'node:path';

/** Returns the variables by which Orca and Chromium find each other, apart from the desktop of the developer. */
export function desktopEnvironment(folder: string, display: string): Record<string, string> {
  return {
    DISPLAY: display,
    HOME: join(folder, 'home'),
    XDG_RUNTIME_DIR: join(folder, 'run'),
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    // Orca then says roles and states in English on every machine.
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
  };
}
