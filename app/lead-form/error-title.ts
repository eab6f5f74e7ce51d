import { useEffect } from "react";

const PREFIX = "Error: ";

/** While a form is wrong, the document's title says so first; a screen reader reads it before all else. */
export function useErrorTitle(wrong: boolean) {
  useEffect(() => {
    if (!wrong) return;
    const plain = withoutPrefix(document.title);
    document.title = PREFIX + plain;
    return () => {
      if (document.title === PREFIX + plain) document.title = plain;
    };
  }, [wrong]);
}

function withoutPrefix(title: string): string {
  return title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;
}
