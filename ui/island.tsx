import type { ComponentType } from "react";

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * A part of a page that needs a hand in the browser. The server draws it like any other, with its props beside it;
 * app/entry.client.tsx wakes it. `name` is its file below app/: 'gallery/photo-grid' is gallery/photo-grid.island.tsx,
 * which exports the part as its default, takes only JSON and never asks the router.
 */
export function island<Props extends { [Key in keyof Props]: Json }>(
  name: string,
  Part: ComponentType<Props>,
) {
  return function Island(props: Props) {
    return (
      <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
        <Part {...props} />
      </div>
    );
  };
}
