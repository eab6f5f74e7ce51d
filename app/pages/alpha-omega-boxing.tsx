export function meta() {
  return [{ title: "Alpha Omega Boxing | Evo Fitness" }];
}

export default function AlphaOmegaBoxing() {
  return <h1>Alpha Omega Boxing</h1>;
}
