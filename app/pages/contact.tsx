export function meta() {
  return [{ title: "Contact | Evo Fitness" }];
}

export default function Contact() {
  return <h1>Contact</h1>;
}
