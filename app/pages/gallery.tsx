export function meta() {
  return [{ title: "Gallery | Evo Fitness" }];
}

export default function Gallery() {
  return <h1>Gallery</h1>;
}
