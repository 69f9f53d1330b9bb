/**
 * The program that starts the bus of assistive technology, where Debian and Ubuntu install it. It is not in the PATH, and
 * nothing starts it in a session without a desktop.
 */
export const launcherPath = '/usr/libexec/at-spi-bus-launcher';
