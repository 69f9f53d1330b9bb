import tailwindcss from '@tailwindcss/vite';

/** Three pages in one build. Vite then puts the styles that they share into one file, and decides itself where it comes. */
export default {
  plugins: [tailwindcss()],
  build: { rolldownOptions: { input: ['alone.html', 'bootstrap.html', 'tailwind.html'] } },
};
