/** Words of headings, and of facts by default, that break across lines without a hyphen. Runs in the page. */
export function brokenWords(parts = ":is(h1, h2, h3, .display, dd, th)"): string[] {
  const broken = new Set<string>();
  for (const element of document.querySelectorAll(parts)) {
    if (!element.checkVisibility() || element.closest("[aria-hidden=true]")) continue;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/[\p{L}\d’]{3,}/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(word);
      }
    }
  }
  return [...broken];
}
