/* The block in the editor: its fields beside it, and the events as visitors see them. */
((wp, texts) => {
  const { createElement } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, RangeControl, TextControl } = wp.components;
  const { serverSideRender: ServerSideRender } = wp;

  function Edit({ attributes, setAttributes }) {
    const field = (name, help) =>
      createElement(TextControl, {
        key: name,
        label: texts[name],
        help,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
      });
    return createElement(
      'div',
      useBlockProps(),
      createElement(
        InspectorControls,
        {},
        createElement(
          PanelBody,
          { title: texts.title },
          field('url', texts.urlHelp),
          field('query', texts.queryHelp),
          field('city'),
          createElement(RangeControl, {
            label: texts.limit,
            value: attributes.limit,
            min: 1,
            max: 100,
            onChange: (limit) => setAttributes({ limit }),
          }),
        ),
      ),
      // Its links would leave the editor.
      createElement(Disabled, {}, createElement(ServerSideRender, { block: 'lively/events', attributes })),
    );
  }

  wp.blocks.registerBlockType('lively/events', { edit: Edit, save: () => null });
})(window.wp, window.livelyTexts);
