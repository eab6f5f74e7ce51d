import type { ComponentType } from "react";

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/**
 * Makes an island of a component: the server renders it with its props as JSON, and wake.ts hydrates it. `name` is the
 * path below app/: 'gallery/photo-grid' is gallery/photo-grid.island.tsx. That file default-exports the component, which
 * must not use the router.
 */
export function island<Props extends { [Key in keyof Props]: Json }>(
  name: string,
  Component: ComponentType<Props>,
) {
  return function Island(props: Props) {
    return (
      <div className="contents" data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
