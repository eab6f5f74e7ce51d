/** A click that means 'go there', not 'open it in another tab or save it'. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | React.MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
