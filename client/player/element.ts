/** Makes an element with properties and children; texts become text nodes, never markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}
