/* The block in the editor: its fields beside it, and the events as visitors see them. */
((wp, texts) => {
  const { createElement } = wp.element;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, PanelBody, RangeControl, SelectControl, TextControl } = wp.components;
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
    // A week has room for more events than a list.
    const change = (name, value) =>
      setAttributes(
        name === 'layout' && value === 'week' && attributes.limit === 6
          ? { layout: value, limit: 20 }
          : { [name]: value },
      );
    const choice = (name) =>
      createElement(SelectControl, {
        key: name,
        label: texts[name],
        value: attributes[name],
        options: Object.entries(texts.choices[name]).map(([value, label]) => ({ value, label })),
        onChange: (value) => change(name, value),
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
          choice('layout'),
          field('url', texts.urlHelp),
          field('query', texts.queryHelp),
          field('city'),
          field('venue', texts.exactName),
          field('organizer', texts.exactName),
          choice('date'),
          createElement(RangeControl, {
            label: texts.limit,
            value: attributes.limit,
            min: 1,
            max: 100,
            onChange: (limit) => setAttributes({ limit }),
          }),
          field('partner', texts.partnerHelp),
        ),
      ),
      // Its links would leave the editor.
      createElement(Disabled, {}, createElement(ServerSideRender, { block: 'lively/events', attributes })),
    );
  }

  wp.blocks.registerBlockType('lively/events', { edit: Edit, save: () => null });
})(window.wp, window.livelyTexts);
