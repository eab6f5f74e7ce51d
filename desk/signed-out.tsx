import { Outlet } from "react-router";
import { BrandHeader } from "#desk/frame/brand-header.tsx";

/** Layout of the screens that need no session. */
export default function SignedOut() {
  return (
    <>
      <BrandHeader />
      <Outlet />
    </>
  );
}
